import { linkedAreas } from '@foyer/contract/shell/settings'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeServer } from '../../testing/fake-server'
import { renderAt } from '../../testing/render'
import { signInAs } from '../../testing/samples/people'

const areas = [
  ['/tools/', 'Tools', linkedAreas.tools],
  ['/updates/', 'Chat', linkedAreas.chat],
  ['/po/global-po', 'Purchase', linkedAreas.purchase],
  ['/account/project-summary', 'Book Keeping', linkedAreas.bookKeeping],
  ['/my-profile/attendance/todays/', 'Attendance', linkedAreas.attendance],
  ['/my-profile/myprofile/feedback', 'Send Feedback', linkedAreas.feedback],
] as const

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
})

describe('an area that is not connected', () => {
  it.each(areas)(
    'T-023 H2 %s says so in plain words, to admins too, and names no setting',
    async (path, name, setting) => {
      signInAs(server, { isAdmin: true })
      renderAt(path)
      expect(await screen.findByRole('heading', { name: `${name} is not connected` })).toBeTruthy()
      expect(screen.getByText('Whoever looks after Foyer for your company can connect it.')).toBeTruthy()
      expect(screen.queryByText(new RegExp(setting))).toBeNull()
    },
  )
})
