import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAt } from '../../testing/render'
import { Page, PageColumns } from './page'

it('a Page has one main heading, which names the tab, a sentence and an action', () => {
  const action = <button type="button">Add</button>
  renderAt('/', [
    {
      path: '/',
      element: (
        <Page title="Tasks" text="What is to be done" action={action}>
          Rows
        </Page>
      ),
    },
  ])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tasks')
  expect(document.title).toBe('Tasks · Foyer')
  expect(screen.getByText('What is to be done')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add' })).toBeTruthy()
})

it('PageColumns are read in the order in which they are written', () => {
  const { container } = renderAt('/', [
    {
      path: '/',
      element: (
        <PageColumns side={380}>
          <p>What it is about</p>
          <p>What belongs to it</p>
        </PageColumns>
      ),
    },
  ])
  expect(container.textContent).toBe('What it is aboutWhat belongs to it')
  expect(container.querySelector('[data-side="380"]')?.children).toHaveLength(2)
})
