import type { Pipeline } from '@foyer/contract/pipeline/model'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { expect, test } from '../fixtures'
import { pipelinePage, stageAddress, statusAddress } from '../pages/pipeline'
import { call } from '../wire'

/** The small firm; what is added goes again. */
const firm = 'other'

test('S-009 S-019 by keyboard alone: the twentieth stage is the last one, and so is its eighth status', async ({
  page,
  server,
  enterAs,
  sessionOf,
}) => {
  const session = await sessionOf(firm)
  const read = () => call(server.url, pipelineEndpoints.get, {}, session)
  const before = await read()
  const isNew = ({ id }: Pipeline['stages'][number]) => before.stages.every((stage) => stage.id !== id)
  const stages = Array.from({ length: 19 - before.stages.length }, (_, index) => ({
    name: `Step ${index + 1}`,
    sequence: before.stages.length + index - 1,
  }))
  await call(server.url, pipelineEndpoints.addStages, { stages }, session)

  await enterAs(firm, stageAddress)
  const { button, told, stage, dialog, pick } = pipelinePage(page)
  await expect(stage('Step 2')).toHaveCount(1)
  await button('Edit').press('Enter')
  await button('Add New Stage').press('Enter')
  await page.keyboard.type('Handover')
  await button('Add New Stage').focus()
  await expect(page.getByRole('tooltip', { name: 'maximum limit : 20 pipelines' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('listitem').filter({ has: page.getByRole('textbox', { name: /^Name of stage/ }) }),
  ).toHaveCount(16)
  await button('Save Changes').press('Enter')
  await expect(told('Pipeline stage added successfully')).toBeVisible()
  await expect(button('Edit')).toBeVisible()
  const { stages: twenty } = await read()
  expect(twenty).toHaveLength(20)
  const handover = twenty.find(({ name }) => name === 'Handover')
  if (!handover) throw new Error('the stage was not saved')

  for (let number = 1; number < 8; number++)
    await call(
      server.url,
      pipelineEndpoints.addStatus,
      { stageId: handover.id, name: `Check ${number}` },
      session,
    )
  await page.goto(statusAddress)
  await button('Add Status').press('Enter')
  const stageField = dialog('Add Status').getByRole('combobox', { name: 'Stage' })
  await expect(stageField).toBeFocused()
  await pick('Handover')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Check 8')
  await page.keyboard.press('Enter')
  await expect(told('Status added successfully!')).toBeVisible()
  await button('Add Status').press('Enter')
  await stageField.click()
  await expect(page.getByRole('option', { name: 'Handover (8 of 8 statuses)' })).toHaveAttribute(
    'data-combobox-disabled',
    'true',
  )

  const deletedIds = twenty.filter(isNew).map(({ id }) => id)
  await call(
    server.url,
    pipelineEndpoints.edit,
    { pipelineId: before.id, changes: [], deletedIds, restoredIds: [] },
    session,
  )
  expect((await read()).stages.map(({ name }) => name)).toEqual(before.stages.map(({ name }) => name))
})
