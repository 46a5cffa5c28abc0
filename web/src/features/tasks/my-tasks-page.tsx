import { addDays } from '@foyer/contract/kit/dates'
import { taskTexts as texts } from '@foyer/contract/tasks/messages'
import type { Task } from '@foyer/contract/tasks/model'
import { taskGroup, taskGroups } from '@foyer/contract/tasks/rules'
import { Box, SegmentedControl, Tabs } from '@mantine/core'
import { IconChecklist, IconSend } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { AddButton } from '../../ui/add-button'
import { Surface } from '../../ui/layout/card'
import { Page } from '../../ui/layout/page'
import { EmptyState } from '../../ui/states/empty-state'
import { SectionHeading } from '../../ui/text/section-heading'
import { useCompanyDay } from '../accounts/use-company-day'
import { useProfile } from '../accounts/use-profile'
import { TaskDialog } from './task-dialog'
import { TaskList } from './task-list'
import { inkOf } from './task-row'
import classes from './tasks.module.css'
import { useTasks } from './use-tasks'

const tabs = ['open', 'given', 'done'] as const
type Tab = (typeof tabs)[number]

/** What was due first, then today, then the rest. */
function OpenTasks({ isGiven, empty }: { isGiven: boolean; empty: ReactNode }) {
  const found = useTasks({ isGiven })
  const { today } = useCompanyDay()
  const grouped = (rowsOf: (tasks: Task[]) => ReactNode, tasks: Task[]) =>
    taskGroups.map((group) => {
      const some = tasks.filter((task) => taskGroup(task, today) === group)
      if (some.length === 0) return null
      return (
        <section key={group} className={classes.group} aria-label={texts[group]}>
          <Box px={14} pt={12} pb={8} data-ink={group === 'later' ? undefined : inkOf[group]}>
            <SectionHeading>
              {texts[group]} <span>{some.length}</span>
            </SectionHeading>
          </Box>
          <div data-line="above">{rowsOf(some)}</div>
        </section>
      )
    })
  return (
    <TaskList found={found} rows={6} isOfLead={false} empty={empty}>
      {grouped}
    </TaskList>
  )
}

function DoneTasks({ isGiven, empty }: { isGiven: boolean; empty: ReactNode }) {
  return <TaskList found={useTasks({ isGiven, isDone: true })} rows={6} isOfLead={false} empty={empty} />
}

/** What others still have to do for the person, or have done. */
function GivenTasks() {
  const [address, setAddress] = useSearchParams()
  const isDone = address.get('state') === 'done'
  return (
    <>
      <SegmentedControl
        aria-label={texts.given}
        mb={12}
        value={isDone ? 'done' : 'open'}
        data={(['open', 'done'] as const).map((value) => ({ value, label: texts[value] }))}
        onChange={(value) =>
          setAddress(value === 'done' ? { tab: 'given', state: 'done' } : { tab: 'given' }, { replace: true })
        }
      />
      <Surface>
        {isDone ? (
          <DoneTasks
            isGiven
            empty={
              <EmptyState icon={IconSend} title={texts.emptyGivenDone} hint={texts.emptyGivenDoneHint} />
            }
          />
        ) : (
          <OpenTasks
            isGiven
            empty={<EmptyState icon={IconSend} title={texts.emptyGiven} hint={texts.emptyGivenHint} />}
          />
        )}
      </Surface>
    </>
  )
}

/** What the signed-in person has to do, waits for from others, and has done. */
export function MyTasksPage() {
  const { data: profile } = useProfile()
  const { today } = useCompanyDay()
  const [address, setAddress] = useSearchParams()
  const tab: Tab = tabs.find((one) => one === address.get('tab')) ?? 'open'
  const [isAdding, setAdding] = useState(false)
  const draft = profile && {
    leadId: undefined,
    title: '',
    note: undefined,
    assigneeId: profile.id,
    dueOn: addDays(today, 1),
    dueTime: undefined,
    priority: 'normal' as const,
  }
  return (
    <Page
      title={texts.title}
      text={texts.about}
      action={<AddButton onClick={() => setAdding(true)}>{texts.add}</AddButton>}
    >
      <Tabs
        value={tab}
        onChange={(value) => setAddress(value && value !== 'open' ? { tab: value } : {}, { replace: true })}
        keepMounted={false}
      >
        <Tabs.List aria-label={texts.tabs}>
          {tabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {texts[one]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="open" pt={12}>
          <Surface>
            <OpenTasks
              isGiven={false}
              empty={<EmptyState icon={IconChecklist} title={texts.empty} hint={texts.emptyHint} />}
            />
          </Surface>
        </Tabs.Panel>
        <Tabs.Panel value="given" pt={12}>
          <GivenTasks />
        </Tabs.Panel>
        <Tabs.Panel value="done" pt={12}>
          <Surface>
            <DoneTasks
              isGiven={false}
              empty={<EmptyState icon={IconChecklist} title={texts.emptyDone} hint={texts.emptyDoneHint} />}
            />
          </Surface>
        </Tabs.Panel>
      </Tabs>
      {isAdding && draft && <TaskDialog draft={draft} onClose={() => setAdding(false)} />}
    </Page>
  )
}
