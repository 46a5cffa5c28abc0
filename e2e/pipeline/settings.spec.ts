import { expect, test } from '../fixtures'
import { pipelinePage, stageAddress } from '../pages/pipeline'

test('S-015 S-017 S-018 S-020 a stage is added, moved, renamed and deleted, and Undo brings it back', async ({
  page,
  enterAs,
}) => {
  await enterAs('owner', stageAddress)
  const stages = pipelinePage(page)
  await stages.button('Edit').click()
  await stages.button('Add New Stage').click()
  await page.keyboard.type('Design freeze')
  await stages.button('Move up Design freeze').click()
  await expect(stages.button('Move up Design freeze')).toBeFocused()
  await stages.button('Save Changes').click()
  await expect(stages.told('Pipeline stage added successfully')).toBeVisible()
  await expect(stages.button('Edit')).toBeVisible()
  await page.reload()
  await expect(
    page.getByRole('listitem').filter({ hasText: /^(Proposal Sent|Design freeze|Negotiation)/ }),
  ).toHaveText([/^Proposal Sent/, /^Design freeze/, /^Negotiation/])

  await stages.button('Edit').click()
  await stages.stageName(6).fill('Drawings frozen')
  await stages.button('Save Changes').click()
  await expect(stages.told('Pipeline stage edited successfully')).toBeVisible()
  await expect(stages.button('Edit')).toBeVisible()
  await expect(stages.stage('Drawings frozen')).toBeVisible()

  await stages.button('Edit').click()
  await stages.button('Delete Negotiation').click()
  await expect(page.getByText(/^This stage is currently assigned to \d+ lead\(s\)\./)).toBeVisible()
  for (const ending of ['Undo', 'Cancel'] as const) {
    await stages.button('Delete Drawings frozen').click()
    await stages.dialog('Delete Stage').getByRole('button', { name: 'Delete' }).click()
    await expect(stages.told('Stage Deleted Successfully')).toBeVisible()
    await expect(stages.stageName(6)).toHaveValue('Negotiation')
    await stages.button(ending).click()
    if (ending === 'Undo') await expect(stages.stageName(6)).toHaveValue('Drawings frozen')
  }
  await expect(stages.stage('Lost')).toBeVisible()
  await expect(stages.stage('Drawings frozen')).toBeHidden()
})
