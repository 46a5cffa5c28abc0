import { minutesLimits as limits } from '@foyer/contract/projects/minutes/limits'
import { minutesFormTexts as texts } from '@foyer/contract/projects/minutes/messages-screen'
import type { Minutes } from '@foyer/contract/projects/minutes/model'
import type { Project } from '@foyer/contract/projects/record/model'
import { Anchor, Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { LeaveGuard } from '../../../ui/dialogs/leave-guard'
import { FieldGrid } from '../../../ui/form/field-grid'
import { DateField } from '../../../ui/form/fields/date-field'
import { LongTextField } from '../../../ui/form/fields/long-text-field'
import { TextField } from '../../../ui/form/fields/text-field'
import { TimeField } from '../../../ui/form/fields/time-field'
import { Form } from '../../../ui/form/form'
import { Card } from '../../../ui/layout/card'
import { Row, Stack } from '../../../ui/layout/flow'
import { Notice } from '../../../ui/layout/notice'
import { besideDialogs } from '../../leads/dialogs-in-address'
import { AttendeesField } from './attendees-field'
import { MinutesTools } from './minutes-tools'
import type { Colleague, PointValues } from './minutes-values'
import { PointTaskDialog } from './point-task-dialog'
import { PointsField } from './points-field'
import { useMinutesForm } from './use-minutes-form'

interface MinutesEditorProps {
  /** As they were when the page was opened; none for new ones. */
  taken: Minutes | undefined
  latest: Minutes | undefined
  colleagues: readonly Colleague[]
  project: Project
  onTake: (minutes: Minutes) => void
  onOpen: (id: string | undefined, replace?: boolean) => void
}

export function MinutesEditor({ taken, latest, colleagues, project, onTake, onOpen }: MinutesEditorProps) {
  const { form, saved, newer, saveOver } = useMinutesForm({
    projectId: project.id,
    minutes: taken,
    latest,
    colleagues,
    onAdded: ({ id }) => onOpen(id, true),
  })
  const [asked, ask] = useState<PointValues>()
  const isUntouched = !form.isChanged
  useEffect(() => {
    if (newer && isUntouched) onTake(newer)
  }, [newer, isUntouched, onTake])
  return (
    <Stack gap={12}>
      <Row justify="space-between">
        <Anchor component="button" type="button" size="xs" onClick={() => onOpen(undefined)}>
          <Row gap={4}>
            <IconArrowLeft size={14} stroke={1.8} aria-hidden />
            {texts.back}
          </Row>
        </Anchor>
        {saved && (
          <MinutesTools
            minutes={{ ...saved, ...(latest && { isShared: latest.isShared, sentAt: latest.sentAt }) }}
            isChanged={form.isChanged}
            onDeleted={() => onOpen(undefined)}
          />
        )}
      </Row>
      <Card title={saved?.title ?? texts.newTitle} isPadded>
        <Form form={form} submit={texts.save}>
          {newer && (
            <Notice look="offer">
              {texts.changed}
              <Row gap={8}>
                <Button variant="default" size="xs" onClick={() => onTake(newer)}>
                  {texts.showTheirs}
                </Button>
                <Button variant="default" size="xs" onClick={saveOver}>
                  {texts.keepMine}
                </Button>
              </Row>
            </Notice>
          )}
          <TextField
            {...form.field('title')}
            label={texts.title}
            placeholder={texts.titleHint}
            withAsterisk
            max={limits.title}
            autoComplete="off"
            autoFocus={!saved}
          />
          <FieldGrid columns={3}>
            <DateField
              {...form.field('heldOn')}
              label={texts.heldOn}
              placeholder="DD-MM-YYYY"
              withAsterisk
              isNear
            />
            <TimeField {...form.field('heldAt')} label={texts.heldAt} />
            <TextField {...form.field('place')} label={texts.place} max={limits.place} autoComplete="off" />
          </FieldGrid>
          <AttendeesField form={form} colleagues={colleagues} client={project.client} />
          <PointsField
            form={form}
            colleagues={colleagues}
            saved={saved && { ...saved, tasks: latest?.tasks ?? saved.tasks }}
            onTask={ask}
          />
          <LongTextField
            {...form.field('notes')}
            label={texts.notes}
            placeholder={texts.notesHint}
            max={limits.notes}
            autosize
            minRows={3}
            maxRows={16}
          />
        </Form>
      </Card>
      {asked && saved && (
        <PointTaskDialog
          minutesId={saved.id}
          point={asked}
          colleagues={colleagues}
          onClose={() => ask(undefined)}
        />
      )}
      <LeaveGuard
        isChanged={form.isChanged}
        isSaving={form.isBusy}
        isLeaving={(from, to) =>
          from.pathname !== to.pathname || besideDialogs(from.search) !== besideDialogs(to.search)
        }
      />
    </Stack>
  )
}
