import { randomUUID } from 'node:crypto'
import type { ConsoleWatch } from '../console-watch'
import { expect } from '../fixtures'
import { deletedAndRestored, inviteNobody } from './deleted-and-restored'
import { test } from './empty-firm'
import { addressesWithRecords, everyAddress } from './every-address'
import { walkThrough } from './walk-through'

test.setTimeout(900_000)

/** A record that is not there; a picture, which people alone choose; a list that is empty, and nothing to focus in it. */
const allow = ({ expect: expected }: ConsoleWatch) => {
  expected(/status of 404/)
  // The preview of the form runs none, not even that of the walk.
  expected(/Blocked script execution in '[^']*\/enquiry\/preview/)
  expected(/File chooser dialog/)
  expected(/use-focus-trap/)
}

test('a firm that has just registered: every page, dialog, menu and select opens and says what is not there; then what was deleted and restored, and who was invited and never came, wherever they are shown or can be chosen', async ({
  page,
  server,
  emptyFirm: owner,
  browserConsole,
}) => {
  allow(browserConsole)
  const empty = await walkThrough(page, everyAddress(randomUUID()))
  expect(empty.faults).toEqual([])

  const lead = await deletedAndRestored(server.url, owner)
  await inviteNobody(server.url, owner)
  const ofFrame = empty.pressed.filter((way) => way.startsWith('frame >'))
  const withRecords = await walkThrough(page, addressesWithRecords(lead), ofFrame)
  expect(withRecords.faults).toEqual([])
})
