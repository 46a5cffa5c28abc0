import type { DeletedKind } from './model'

export const deletedTexts = {
  title: 'Recently Deleted',
  about: 'What was deleted can be brought back for 30 days. After that it is gone.',
  name: 'Name',
  kind: 'Kind',
  when: 'Deleted on',
  by: 'Deleted by',
  left: (days: number) => (days <= 1 ? 'gone within a day' : `${days} days left`),
  restore: 'Restore',
  restored: (name: string) => `${name} is back.`,
  restoreFailed: 'This could not be brought back.',
  empty: 'Nothing was deleted',
  emptyHint: 'Leads, stages, rules, tags, teams and custom fields that are deleted stay here for 30 days.',
  noMatch: 'No results found',
  loadFailed: 'What was deleted could not be loaded.',
  refused: 'Only admins can bring back what was deleted.',
  kinds: {
    lead: 'Lead',
    stage: 'Stage',
    rule: 'Rule',
    tag: 'Tag',
    team: 'Team',
    field: 'Custom field',
  } satisfies Record<DeletedKind, string>,
  nameless: 'Without a name',
} as const
