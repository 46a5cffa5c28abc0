import { type CalendarDate, calendarDateOf, instantOf, parseTime12, readDay } from '../../kit/dates'
import { callStatusTexts } from '../../leads/messages'
import { type CallStatus, callStatuses } from '../../leads/model'
import type { Stage } from '../../pipeline/model'

/** How far a lead had come before it was imported. */
export interface ImportStanding {
  stageId?: string
  statusId?: number | undefined
  callStatus?: CallStatus
  /** An instant. */
  lastCallAt?: string
  followUpOn?: CalendarDate
  followUpTime?: string | undefined
  expectedClosure?: CalendarDate
}

const plain = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

export interface NamedPerson {
  id: string
  fullName: string
  email: string
}

/** By email, or by a name that only one person has. */
export function readPerson(text: string, people: readonly NamedPerson[]): NamedPerson | undefined {
  const wanted = plain(text)
  const byEmail = people.find(({ email }) => plain(email) === wanted)
  if (byEmail) return byEmail
  const named = people.filter(({ fullName }) => plain(fullName) === wanted)
  return named.length === 1 ? named[0] : undefined
}

type NamedStage = Pick<Stage, 'id' | 'name' | 'statuses'>

/** 'Stage - Status' as the export writes it, or the stage alone. */
export function readStage(
  text: string,
  stages: readonly NamedStage[],
): { stageId: string; statusId: number | undefined } | undefined {
  const wanted = plain(text)
  const exact = stages.find(({ name }) => plain(name) === wanted)
  if (exact) return { stageId: exact.id, statusId: undefined }
  for (const { id: stageId, name, statuses } of stages) {
    const status = statuses.find((one) => plain(`${name} - ${one.name}`) === wanted)
    if (status) return { stageId, statusId: status.id }
  }
  return undefined
}

export const readCallStatus = (text: string): CallStatus | undefined =>
  callStatuses.find((status) => plain(callStatusTexts[status]) === plain(text) || status === plain(text))

const readTime = (text: string): string | undefined => {
  const [, hour = '', minute] = /^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?$/.exec(text.trim()) ?? []
  return minute ? `${hour.padStart(2, '0')}:${minute}` : parseTime12(text)
}

/** A day, maybe with a time: '20-11-2026 4:05 PM', '20/11/26', '2026-11-20T16:05', '20-11-2026, 16:05'. */
export function readDayAndTime(text: string): { day: CalendarDate; time: string | undefined } | undefined {
  const day = readDay(text)
  if (day) return { day, time: undefined }
  const [, before = '', after = ''] =
    /^(.*?)(?:\s*,\s*|\s+|T)(\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?\s*(?:[AP]M)?)$/i.exec(text.trim()) ?? []
  const on = before && readDay(before)
  const time = readTime(after)
  return on && time ? { day: on, time } : undefined
}

/** The instant of a call; undefined where it is not readable or lies ahead. */
export function readCallTime(text: string, zone: string, now: Date): string | undefined {
  if (/^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:?\d\d)$/.test(text.trim())) {
    const instant = new Date(text.trim())
    return Number.isNaN(instant.getTime()) || instant > now ? undefined : instant.toISOString()
  }
  const read = readDayAndTime(text)
  if (!read) return undefined
  const instant = instantOf(read.day, read.time ?? '00:00', zone)
  if (read.day > calendarDateOf(now, zone)) return undefined
  return (instant > now ? now : instant).toISOString()
}
