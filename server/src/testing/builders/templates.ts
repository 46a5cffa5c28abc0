import { api } from '@foyer/contract/wire/api'
import type { Firm } from '../two-companies/firm'

/** Two templates, one with a picture, and one that was deleted. */
export async function furnishTemplates({ test, company, caller }: Firm, picture: string) {
  const { addTemplate, editTemplate } = api.leadMail
  const add = async (name: string, html: string) => {
    const draft = { type: 1 as const, name, subject: `${name} {{firstName}}`, html }
    return (await test.call(caller, addTemplate, draft)).template?.id ?? ''
  }
  const template = await add('Alpha welcome', '<p>Alpha greets {{leadName}} of {{city}}.</p>')
  const shown = `<p>Alpha thanks.</p><img src="/files/${company.id}/${picture}">`
  const otherTemplate = await add('Alpha thanks', shown)
  const deletedTemplate = await add('Alpha gone', '<p>Alpha is gone.</p>')
  await test.call(caller, editTemplate, { kind: 'delete', id: deletedTemplate })
  return { template, otherTemplate, deletedTemplate }
}
