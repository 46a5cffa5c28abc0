import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { LongText } from './long-text'

const show = (text: string) =>
  render(
    <MantineProvider>
      <LongText text={text} />
    </MantineProvider>,
  )

it.each(['a', '🏠'])('L-073 D-018 250 characters are shown whole (%s)', (sign) => {
  show(sign.repeat(250))
  expect(screen.getByText(sign.repeat(250))).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'read more' })).toBeNull()
})

it("L-073 D-018 one more is folded behind 'read more', and folded again", async () => {
  show(`${'a'.repeat(250)}END`)
  expect(screen.queryByText(/END/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'read more' }))
  expect(screen.getByText(/END/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'read less' }))
  expect(screen.queryByText(/END/)).toBeNull()
})
