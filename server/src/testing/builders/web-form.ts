import { defaultTemplate } from '@foyer/contract/fields/defaults'
import { customTarget } from '@foyer/contract/intake/targets'
import { webFormOf } from '@foyer/contract/intake/web-form/defaults'
import { api } from '@foyer/contract/wire/api'
import { intakeJobs } from '../../features/intake/jobs'
import type { Firm } from '../two-companies/firm'

/** The form of this firm, with a question of its own. */
export const ownWebForm = (field: string) => {
  const form = webFormOf(defaultTemplate())
  return {
    ...form,
    isOn: true,
    title: 'Alpha form',
    source: 'Alpha Fair',
    fields: [...form.fields, { target: customTarget(field), isRequired: false }],
  }
}

/** A form on the website, through which somebody came. */
export async function furnishWebForm({ test, caller }: Firm, { field }: { field: string }) {
  const { location } = await test.call(caller, api.files.upload, {
    file: { name: 'alpha-logo.png', content: new Blob([logo]) },
  })
  await test.call(caller, api.company.editSettings, { kind: 'settings', change: { logo: location } })
  await test.call(caller, api.intake.saveWebForm, ownWebForm(field))
  const { path = '' } = await test.call(caller, api.intake.webForm, {})
  const formKey = path.replace('/enquiry/', '')
  const page = await test.app.inject({ method: 'GET', url: path })
  const formStamp = /name="stamp" value="([^"]+)"/.exec(page.payload)?.[1] ?? ''
  const at = test.deps.clock()
  test.setNow(new Date(at.getTime() + 3_000))
  await test.send(undefined, api.intake.sendEnquiry, {
    key: formKey,
    isEmbedded: false,
    body: new URLSearchParams({
      firstName: 'Alpha',
      lastName: 'Visitor',
      phone: '9845017777',
      page: 'https://alpha.example/contact',
      stamp: formStamp,
    }).toString(),
  })
  await test.deps.jobs.runDue({ 'intake.take': intakeJobs(test.deps)['intake.take'] })
  return { formKey, formStamp }
}

/** The smallest picture there is. */
const logo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
