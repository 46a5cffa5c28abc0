import { companyEndpoints } from '@foyer/contract/wire/company'
import { expect, test } from '../fixtures'
import { onboardingSteps } from '../pages/onboarding'
import { expectTold } from '../told'
import { call } from '../wire'

const address = '/my-profile/myprofile/CompanySetting/CompanyProfile'
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('O-034 O-037 T-005 the owner changes logo, address and country, and the shell shows it at once', async ({
  page,
  server,
  enterAs,
  sessionOf,
}) => {
  const steps = onboardingSteps(page)
  await enterAs('other', address)
  await expect(steps.title('Company Settings')).toBeVisible()
  await page.getByRole('group', { name: 'Company logo' }).locator('input[type=file]').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: png,
  })
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await steps.field('Address').fill('15 Prabhat Road')
  await steps.field('City').fill('Pune')
  await steps.openMap.click()
  await steps.useLocation.click()
  await steps.country.fill('Emirates')
  await steps.country.press('Enter')
  await expect(steps.country).toHaveValue('United Arab Emirates')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectTold(page, 'Company settings saved')
  const settings = await call(server.url, companyEndpoints.settings, {}, await sessionOf('other'))
  expect(settings).toMatchObject({ address: '15 Prabhat Road', currency: 'AED', timeZone: 'Asia/Dubai' })
  const logo = page.getByRole('banner').locator('a img').first()
  await expect(logo).toHaveAttribute('src', new RegExp(settings.logoUrl?.split('?')[0] ?? 'none'))

  const backToIndia = { kind: 'settings' as const, change: { countryCode: 'IN', timeZone: 'Asia/Kolkata' } }
  await call(server.url, companyEndpoints.editSettings, backToIndia, await sessionOf('other'))
})
