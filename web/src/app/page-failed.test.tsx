import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeServer } from '../testing/fake-server'
import { renderAt } from '../testing/render'
import { signInAs } from '../testing/samples/people'

const broken = () => {
  throw new Error('broken')
}
vi.mock('../features/jobs/failed-jobs-page', () => ({ FailedJobsPage: broken }))
vi.mock('../shell/pages/legal-page', () => ({ TermsPage: broken, PrivacyPage: broken }))

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

it('a page that breaks says so, offers to try again, and leaves the frame where it is', async () => {
  signInAs(fakeServer(), { isAdmin: true })
  renderAt('/admin/background-work')
  expect(await screen.findByText(screenTexts.pageFailed)).toBeTruthy()
  expect(screen.getByRole('button', { name: screenTexts.tryAgain })).toBeTruthy()
  expect(screen.getByRole('navigation')).toBeTruthy()
})

it('a page without a frame says so as well', async () => {
  renderAt('/terms')
  expect(await screen.findByText(screenTexts.pageFailed)).toBeTruthy()
  expect(screen.getByRole('main')).toBeTruthy()
})
