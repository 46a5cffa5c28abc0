import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { DrawnInSlices, slices } from './drawn-in-slices'

beforeEach(() => {
  slices.areOn = true
  onTestFinished(() => {
    slices.areOn = false
  })
})

const page = (
  <DrawnInSlices instead={<p>On its way</p>}>
    <p>The page</p>
    <DrawnInSlices instead={<p>Its rows are on their way</p>}>
      <p>The rows</p>
    </DrawnInSlices>
  </DrawnInSlices>
)

it('what is around is there first, and all of it in the end', async () => {
  expect(renderToString(page)).toBe('<p>On its way</p>')
  render(page)
  expect(await screen.findByText('The page')).toBeTruthy()
  expect(await screen.findByText('The rows')).toBeTruthy()
  expect(screen.queryByText(/on their way/i)).toBeNull()
})

it('later changes are drawn at once', () => {
  const { rerender } = render(<DrawnInSlices>One</DrawnInSlices>)
  rerender(<DrawnInSlices>Two</DrawnInSlices>)
  expect(screen.getByText('Two')).toBeTruthy()
})
