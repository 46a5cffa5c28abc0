import { demoPassword } from '@foyer/contract/accounts/demo'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { expect, test } from '../fixtures'
import { pipelinePage, stageAddress } from '../pages/pipeline'
import { keepTold } from '../told'
import { call } from '../wire'

const colleagueEmail = 'admin@other.foyer.test'

test('S-020 C-065 of two people who edit the stages at once neither loses anything', async ({
  page,
  browser,
  server,
  enterAs,
  sessionOf,
  browserConsole,
}) => {
  browserConsole.expect(/status of 409/)
  const session = await sessionOf('other')
  const read = () => call(server.url, pipelineEndpoints.get, {}, session)
  const before = await read()
  const [third, fourth] = [before.stages[2]?.name ?? '', before.stages[3]?.name ?? '']
  const colleague = await call(server.url, accountEndpoints.signIn, {
    email: colleagueEmail,
    password: demoPassword,
  })
  const localStorage = Object.entries(colleague).flatMap(([name, value]) =>
    typeof value === 'string' ? [{ name, value }] : [],
  )
  const context = await browser.newContext({
    baseURL: server.url,
    storageState: { cookies: [], origins: [{ origin: server.url, localStorage }] },
  })
  await keepTold(context)
  const there = await context.newPage()
  const [mine, theirs] = [pipelinePage(page), pipelinePage(there)]
  await enterAs('other', stageAddress)
  await there.goto(stageAddress)
  for (const { button } of [mine, theirs]) await button('Edit').click()

  // They rename one and add one, I move another and add one.
  await theirs.stageName(3).fill('First talk')
  await theirs.button('Add New Stage').click()
  await there.keyboard.type('Colours')
  await mine.button(`Move down ${third}`).click()
  await mine.button('Add New Stage').click()
  await page.keyboard.type('Drawings')
  await theirs.button('Save Changes').click()
  await theirs.told('Pipeline stage added successfully')
  await mine.button('Save Changes').click()
  await mine.told('Pipeline stage added successfully')
  for (const { button } of [mine, theirs]) await expect(button('Edit')).toBeVisible()
  for (const { stage } of [mine, theirs])
    for (const name of [fourth, 'First talk', 'Colours', 'Drawings']) await expect(stage(name)).toBeVisible()
  const names = (await read()).stages.map(({ name }) => name)
  expect(names).toHaveLength(before.stages.length + 2)
  expect(names.slice(2, 4)).toEqual([fourth, 'First talk'])

  // Both call the same stage otherwise: the second is told, and what they typed stays.
  for (const { button } of [mine, theirs]) await button('Edit').click()
  await theirs.stageName(4).fill('Phone call')
  await mine.stageName(4).fill('First meeting')
  await theirs.button('Save Changes').click()
  await theirs.told('Pipeline stage edited successfully')
  await mine.button('Save Changes').click()
  await expect(page.getByText(/^This stage is called “Phone call” by now\./)).toBeVisible()
  await expect(mine.stageName(4)).toHaveValue('First meeting')
  await context.close()

  const now = (await read()).stages
  const idOf = (name: string) => now.find((stage) => stage.name === name)?.id ?? ''
  await call(
    server.url,
    pipelineEndpoints.edit,
    {
      pipelineId: before.id,
      changes: [
        { id: idOf('Phone call'), name: third, sequence: 3 },
        { id: idOf(fourth), sequence: 4 },
      ],
      deletedIds: [idOf('Colours'), idOf('Drawings')],
      restoredIds: [],
    },
    session,
  )
  expect((await read()).stages.map(({ id, name }) => [id, name])).toEqual(
    before.stages.map(({ id, name }) => [id, name]),
  )
})
