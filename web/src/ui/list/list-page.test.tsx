import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { IconTag } from '@tabler/icons-react'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderAt } from '../../testing/render'
import { ListPage } from './list-page'

const words = { failed: 'Not read', empty: 'No fruit', emptyHint: 'Add one', noMatch: 'Nothing found' }
const names = ['Apple', 'Banana']

interface Shown {
  at?: string
  rows?: string[] | undefined
  isError?: boolean
  isSearchedHere?: boolean
  pages?: { page: number; pageCount: number }
  refetch?: () => void
}

function show({ at = '/', rows, isError = false, isSearchedHere = true, pages, refetch = vi.fn() }: Shown) {
  const page = (
    <ListPage
      title="Fruit"
      of={{ data: rows, isError, refetch }}
      rowsOf={(all) => all}
      {...(isSearchedHere && { searchedIn: (name: string) => name })}
      pages={pages}
      words={words}
      icon={IconTag}
    >
      {(found) => <p>{found.join(' and ')}</p>}
    </ListPage>
  )
  return renderAt(at, [{ path: '/', element: page }])
}

it('waits, and says that it could not be read, with another try', async () => {
  show({})
  expect(screen.getByRole('status', { name: screenTexts.loading })).toBeTruthy()
  const refetch = vi.fn()
  show({ isError: true, refetch })
  expect(screen.getByText(words.failed)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: screenTexts.tryAgain }))
  expect(refetch).toHaveBeenCalledOnce()
})

it('shows the rows, and what a search leaves of them', () => {
  show({ rows: names })
  expect(screen.getByText('Apple and Banana')).toBeTruthy()
  show({ rows: names, at: '/?search=AN' })
  expect(screen.getByText('Banana')).toBeTruthy()
})

it('says that there is nothing, also to whoever searches in it', () => {
  show({ rows: [], at: '/?search=x' })
  expect(screen.getByText(words.empty)).toBeTruthy()
  expect(screen.getByText(words.emptyHint)).toBeTruthy()
})

it('says that nothing was found, and takes the search back', async () => {
  const { router } = show({ rows: names, at: '/?search=x&page=2&tab=all' })
  expect(screen.getByText(words.noMatch)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: screenTexts.clearSearch }))
  expect(router.state.location.search).toBe('?tab=all')
  expect(screen.getByText('Apple and Banana')).toBeTruthy()
})

it('believes the server where that has searched', () => {
  show({ rows: [], at: '/?search=x', isSearchedHere: false })
  expect(screen.getByText(words.noMatch)).toBeTruthy()
})

it('turns the pages in the address', async () => {
  const { router } = show({ rows: names, at: '/?tab=all', pages: { page: 1, pageCount: 2 } })
  await userEvent.click(screen.getByRole('button', { name: screenTexts.next }))
  expect(router.state.location.search).toBe('?tab=all&page=2')
})
