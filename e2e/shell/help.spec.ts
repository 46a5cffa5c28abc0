import { expect, test } from '../fixtures'
import { frame } from '../pages/frame'

test('T-027 help answers nine questions, opened and read by keyboard; the focus stays inside', async ({
  page,
  enterAs,
  expectAccessible,
}) => {
  await enterAs('sales3', '/lms/')
  const { help, helpDialog } = frame(page)
  await help.focus()
  await page.keyboard.press('Enter')
  await expect(helpDialog).toBeVisible()
  const questions = helpDialog.getByRole('heading', { level: 3 }).getByRole('button')
  await expect(questions).toHaveCount(9)

  const answers: string[] = []
  for (const question of await questions.all()) {
    await question.focus()
    await page.keyboard.press('Enter')
    await expect(question).toHaveAttribute('aria-expanded', 'true')
    const answer = helpDialog.getByRole('region', { name: (await question.textContent()) ?? '' })
    await expect(answer).toBeVisible()
    await expect(answer).toHaveText(/^.{60,}\.$/)
    answers.push((await answer.textContent()) ?? '')
  }
  expect(new Set(answers).size).toBe(9)
  await expectAccessible()

  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab')
    await expect(helpDialog.locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(helpDialog).toBeHidden()
  await expect(help).toBeFocused()
})
