import { exactAmount } from '@foyer/contract/kit/money'
import { percentText } from '@foyer/contract/quotations/document/figures'
import { panelTexts as texts } from '@foyer/contract/quotations/document/messages-editor'
import type { BasisPoints, SplitTotals } from '@foyer/contract/quotations/document/model'
import { ActionIcon, Box, Button } from '@mantine/core'
import { IconArrowUp, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { AddButton } from '../../../../ui/add-button'
import { TextField } from '../../../../ui/form/fields/text-field'
import { Card } from '../../../../ui/layout/card'
import { Row, Stack } from '../../../../ui/layout/flow'
import { QuietText } from '../../../../ui/text/quiet-text'
import { readPercent } from '../editing/cell-text'
import { newId } from '../editing/rows'

interface Part {
  id: string
  name: string
  share: BasisPoints
}

interface SharesCardProps<P extends Part> {
  title: string
  text: string
  add: string
  parts: readonly P[]
  amounts: readonly SplitTotals[]
  symbol: string
  /** The second text of a part. */
  second: { label: string; max: number; of: (part: P) => string; with: (part: P, text: string) => P }
  nameLabel: string
  nameMax: number
  make: (id: string, share: BasisPoints) => P
  isReadOnly: boolean
  onChange: (parts: P[]) => void
}

const whole = 10_000

/** Phases or milestones: parts of a whole by percent, which together are 100. */
export function SharesCard<P extends Part>(props: SharesCardProps<P>) {
  const { title, text, add, parts, amounts, symbol, second, make, isReadOnly, onChange } = props
  const sum = parts.reduce((all, { share }) => all + share, 0)
  const amountOf = new Map(amounts.map(({ id, amount }) => [id, amount]))
  const change = (part: P) => onChange(parts.map((other) => (other.id === part.id ? part : other)))
  const addPart = () => onChange([...parts, make(newId(), Math.max(0, whole - sum))])
  const last = parts.at(-1)
  const rest = last && last.share + whole - sum
  const fill = () => last && rest !== undefined && change({ ...last, share: rest })
  return (
    <Card
      title={title}
      isPadded
      action={
        !isReadOnly && (
          <AddButton look="quiet" onClick={addPart}>
            {add}
          </AddButton>
        )
      }
    >
      {parts.length === 0 && <QuietText>{text}</QuietText>}
      <Stack gap={8}>
        {parts.map((part, place) => (
          <Row key={part.id} align={isReadOnly ? 'center' : 'flex-start'}>
            <TextField
              flex="2 1 9rem"
              aria-label={props.nameLabel}
              placeholder={props.nameLabel}
              value={part.name}
              max={props.nameMax}
              readOnly={isReadOnly}
              onChange={(name) => change({ ...part, name })}
            />
            <TextField
              flex="3 1 12rem"
              aria-label={second.label}
              placeholder={second.label}
              value={second.of(part)}
              max={second.max}
              readOnly={isReadOnly}
              onChange={(typed) => change(second.with(part, typed))}
            />
            <ShareField
              share={part.share}
              isReadOnly={isReadOnly}
              onChange={(share) => change({ ...part, share })}
            />
            <Row gap={4} isOneLine>
              <Box className="num" miw={104} ta="right">
                {exactAmount(amountOf.get(part.id) ?? 0, symbol)}
              </Box>
              {!isReadOnly && (
                <>
                  <ActionIcon
                    aria-label={texts.moveUpOf(part.name)}
                    disabled={place === 0}
                    onClick={() => onChange(parts.toSpliced(place, 1).toSpliced(place - 1, 0, part))}
                  >
                    <IconArrowUp size={16} stroke={1.6} />
                  </ActionIcon>
                  <ActionIcon
                    aria-label={texts.removeOf(part.name)}
                    onClick={() => onChange(parts.filter(({ id }) => id !== part.id))}
                  >
                    <IconTrash size={16} stroke={1.6} />
                  </ActionIcon>
                </>
              )}
            </Row>
          </Row>
        ))}
      </Stack>
      {parts.length > 0 && sum !== whole && (
        <Row justify="space-between">
          <span data-ink="today" role="status">
            {texts.shares(percentText(sum))}
          </span>
          {!isReadOnly && rest !== undefined && rest >= 0 && (
            <Button variant="subtle" size="xs" onClick={fill}>
              {texts.rest}
            </Button>
          )}
        </Row>
      )}
    </Card>
  )
}

interface ShareFieldProps {
  share: BasisPoints
  isReadOnly: boolean
  onChange: (share: BasisPoints) => void
}

function ShareField({ share, isReadOnly, onChange }: ShareFieldProps) {
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && readPercent(typed) === undefined
  return (
    <TextField
      w={88}
      aria-label={texts.share}
      value={typed ?? percentText(share)}
      error={isWrong}
      readOnly={isReadOnly}
      onChange={(text) => {
        setTyped(text)
        const read = readPercent(text)
        if (read !== undefined) onChange(read)
      }}
      onBlur={() => !isWrong && setTyped(undefined)}
    />
  )
}
