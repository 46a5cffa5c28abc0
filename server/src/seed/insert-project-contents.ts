import { addDays, instantOf, todayIn } from '@foyer/contract/kit/dates'
import { projectFileLines } from '@foyer/contract/projects/files/messages'
import { minutesLines } from '@foyer/contract/projects/minutes/messages'
import type { Attendee } from '@foyer/contract/projects/minutes/model'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { asSystem, type Deps, type Scope } from '../context'
import { users } from '../db/schema/accounts'
import {
  clients,
  minutePoints,
  minutes,
  projectFiles,
  projectFolders,
  projectLog,
  projects,
} from '../db/schema/projects'
import { storeFile } from '../features/files/service'
import { newId } from '../new-id'
import { demoPlan } from './demo-plan'
import {
  type BelievableFile,
  type BelievableMinutes,
  believableFiles,
  believableMinutes,
} from './invent/project-contents'

const zone = 'Asia/Kolkata'
const furnished = 3

interface Furnished {
  companyId: string
  projectId: string
  adminId: string
  makerId: string
  client: { name: string; email: string }
}

/** The client who can sign in first, then the newest that are under way. */
async function toFurnish({ db }: Scope, companyId: string): Promise<Furnished[]> {
  const rows = await db
    .select({
      projectId: projects.id,
      adminId: projects.adminId,
      makerId: projects.createdBy,
      client: { name: clients.name, email: clients.email },
    })
    .from(projects)
    .innerJoin(clients, and(eq(clients.companyId, projects.companyId), eq(clients.id, projects.clientId)))
    .where(
      and(eq(projects.companyId, companyId), eq(projects.isConfirmed, true), isNotNull(projects.adminId)),
    )
    .orderBy(sql`${clients.userId} is null`, desc(projects.updatedAt), desc(projects.id))
    .limit(furnished)
  return rows.flatMap((row) => (row.adminId ? [{ ...row, companyId, adminId: row.adminId }] : []))
}

const contentOf = ({ text }: BelievableFile) => new Blob([text ?? demoPlan()])

/** Bytes are stored outside any transaction. */
async function storeFiles(deps: Deps, { companyId, adminId }: Furnished): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const file of believableFiles) {
    const { name, contentType } = file
    const stored = { name, contentType, content: contentOf(file), createdBy: adminId }
    ids.set(name, await storeFile(deps, companyId, stored))
  }
  return ids
}

async function insertFiles({ db, now }: Scope, of: Furnished, ids: Map<string, string>) {
  const { companyId, projectId, adminId } = of
  const createdAt = new Date(now.getTime() - 5 * 86_400_000)
  const made = { companyId, projectId, createdBy: adminId, createdAt }
  const names = [...new Set(believableFiles.flatMap(({ folder }) => folder ?? []))]
  const folders = new Map(names.map((name) => [name, newId(createdAt)]))
  await db
    .insert(projectFolders)
    .values(names.map((name) => ({ ...made, id: folders.get(name) ?? '', name })))
  await db.insert(projectFiles).values(
    believableFiles.map(({ folder, name, isShared }) => ({
      ...made,
      id: ids.get(name) ?? '',
      folderId: folder === undefined ? null : (folders.get(folder) ?? null),
      name,
      isShared,
    })),
  )
  const sentence = projectFileLines.added(believableFiles.map(({ name }) => name))
  const line = { companyId, projectId, actorId: adminId, id: newId(createdAt), at: createdAt }
  await db.insert(projectLog).values({ ...line, kind: 'file', sentence })
}

async function peopleOf({ db }: Scope, { adminId, makerId }: Furnished): Promise<Attendee[]> {
  const ids = [...new Set([adminId, makerId])]
  const rows = await Promise.all(
    ids.map(async (id) => (await db.select().from(users).where(eq(users.id, id)))[0]),
  )
  return rows.flatMap((user) =>
    user
      ? [{ kind: 'firm', userId: user.id, name: `${user.firstName} ${user.lastName}`, email: user.email }]
      : [],
  )
}

async function insertOne(scope: Scope, of: Furnished, meeting: BelievableMinutes): Promise<void> {
  const { db, now } = scope
  const { companyId, projectId, adminId, makerId, client } = of
  const today = todayIn(zone, now)
  const heldOn = addDays(today, meeting.day)
  const createdAt = new Date(instantOf(heldOn, meeting.at, zone).getTime() + 2 * 3_600_000)
  const id = newId(createdAt)
  await db.insert(minutes).values({
    companyId,
    id,
    projectId,
    title: meeting.title,
    heldOn,
    heldAt: meeting.at,
    place: meeting.place,
    notes: meeting.notes,
    attendees: [...(await peopleOf(scope, of)), { kind: 'client', ...client }],
    isShared: meeting.isShared,
    sentAt: meeting.isShared ? createdAt : null,
    createdBy: adminId,
    createdAt,
    updatedAt: createdAt,
  })
  const owners = {
    admin: { ownerId: adminId },
    maker: { ownerId: makerId },
    client: { ownerName: client.name },
  }
  await db.insert(minutePoints).values(
    meeting.points.map(({ text, owner, dueDay }, position) => ({
      companyId,
      minutesId: id,
      id: newId(createdAt),
      position,
      text,
      ...owners[owner],
      dueOn: addDays(today, dueDay),
    })),
  )
  const line = { companyId, projectId, actorId: adminId, id: newId(createdAt), at: createdAt }
  const sentence = minutesLines.added(meeting.title)
  await db.insert(projectLog).values({ ...line, kind: 'minutes', sentence, subject: meeting.title })
}

/** Files and minutes of some projects of the demo firm. */
export async function insertProjectContents(deps: Deps, companyId: string): Promise<void> {
  const chosen = await asSystem(deps, (scope) => toFurnish(scope, companyId))
  for (const of of chosen) {
    const ids = await storeFiles(deps, of)
    await asSystem(deps, async (scope) => {
      await insertFiles(scope, of, ids)
      for (const meeting of believableMinutes) await insertOne(scope, of, meeting)
    })
  }
}
