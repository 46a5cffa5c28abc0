import { dashboardTexts as texts } from '@foyer/contract/analytics/messages/dashboard'
import type { FigureQuery } from '@foyer/contract/analytics/model'
import { spanOf } from '@foyer/contract/analytics/period'
import { passedOf, spanWords } from '@foyer/contract/analytics/span-words'
import { useCompanyDay } from '../accounts/use-company-day'
import { useMembers } from './use-members'

/** Whose numbers: nobody in particular, one by name, several by how many they are. */
export function usePeopleWords(people: readonly string[]): string | undefined {
  const { members } = useMembers(people.length === 1)
  if (people.length === 0) return undefined
  return (
    members?.find(({ id }) => id === people[0] && people.length === 1)?.name ?? texts.people(people.length)
  )
}

/** The line of a card that says of which days and of whom. */
export function useAbout({ choice, people }: FigureQuery): string {
  const { today } = useCompanyDay()
  return texts.about(spanWords(passedOf(spanOf(choice, today), today)), usePeopleWords(people))
}
