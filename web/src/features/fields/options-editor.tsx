import { fieldLimits } from '@foyer/contract/fields/limits'
import { fieldFormTexts as texts } from '@foyer/contract/fields/messages'
import { ActionIcon, Box, Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { TextField } from '../../ui/form/fields/text-field'
import { Row, Stack } from '../../ui/layout/flow'
import { PlainList } from '../../ui/text/plain-list'
import { QuietText } from '../../ui/text/quiet-text'
import { type OptionRow, optionRow } from './field-draft'
import classes from './fields.module.css'

interface OptionsEditorProps {
  rows: OptionRow[]
  isBusy: boolean
  onChange: (rows: OptionRow[]) => void
}

const { options: limits } = fieldLimits

/** What a drop-down offers. Enter leads to the next option, so that a list is typed without the mouse. */
export function OptionsEditor({ rows, isBusy, onChange }: OptionsEditorProps) {
  const list = useRef<HTMLOListElement & HTMLUListElement>(null)
  const wanted = useRef<number>(undefined)
  useEffect(() => {
    if (wanted.current === undefined || rows.length === 0) return
    list.current?.querySelector<HTMLInputElement>(`[data-option="${wanted.current}"]`)?.focus()
    wanted.current = undefined
  }, [rows])

  const insertAfter = (place: number) => {
    if (rows.length >= limits.max) return
    const row = optionRow()
    wanted.current = row.key
    onChange(rows.toSpliced(place + 1, 0, row))
  }
  const next = (place: number) => {
    const following = rows[place + 1]
    if (following) list.current?.querySelector<HTMLInputElement>(`[data-option="${following.key}"]`)?.focus()
    else insertAfter(place)
  }
  const remove = (place: number) => {
    wanted.current = (rows[place + 1] ?? rows[place - 1])?.key
    onChange(rows.length > 1 ? rows.toSpliced(place, 1) : [optionRow()])
  }
  const swap = (place: number, other: number) => {
    const [a, b] = [rows[place], rows[other]]
    if (a && b) onChange(rows.with(place, b).with(other, a))
  }
  return (
    <fieldset className={classes.group}>
      <legend>
        {texts.options} <span aria-hidden>*</span>
      </legend>
      <Stack gap={10} justify="start">
        <QuietText size="small">{texts.optionsHint}</QuietText>
        <Box w="100%">
          <PlainList isOrdered ref={list}>
            {rows.map((row, place) => (
              <li key={row.key}>
                <Row gap={2} isOneLine grow="first">
                  <TextField
                    mr={4}
                    my={3}
                    aria-label={texts.option(place + 1)}
                    data-option={row.key}
                    value={row.text}
                    max={limits.length.max}
                    readOnly={isBusy}
                    autoComplete="off"
                    onChange={(text) => onChange(rows.with(place, { ...row, text }))}
                    onKeyDown={(event) => {
                      if (event.key !== 'Enter') return
                      event.preventDefault()
                      next(place)
                    }}
                  />
                  <ActionIcon
                    aria-label={texts.moveUp(place + 1)}
                    disabled={isBusy || place === 0}
                    onClick={() => swap(place, place - 1)}
                  >
                    <IconArrowUp size={16} stroke={1.6} />
                  </ActionIcon>
                  <ActionIcon
                    aria-label={texts.moveDown(place + 1)}
                    disabled={isBusy || place === rows.length - 1}
                    onClick={() => swap(place, place + 1)}
                  >
                    <IconArrowDown size={16} stroke={1.6} />
                  </ActionIcon>
                  <ActionIcon
                    aria-label={texts.removeOption(place + 1)}
                    disabled={isBusy}
                    onClick={() => remove(place)}
                  >
                    <IconX size={16} stroke={1.6} />
                  </ActionIcon>
                </Row>
              </li>
            ))}
          </PlainList>
        </Box>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} stroke={1.8} aria-hidden />}
          disabled={isBusy || rows.length >= limits.max}
          onClick={() => insertAfter(rows.length - 1)}
        >
          {texts.addOption}
        </Button>
      </Stack>
    </fieldset>
  )
}
