import { fireEvent, screen } from '@testing-library/react'
import { Link, useLocation } from 'react-router'
import { expect, it, vi } from 'vitest'
import { byItself } from '../../testing/by-itself'
import { renderAt } from '../../testing/render'
import { SearchInAddress } from './search-in-address'

function Page() {
  const { search } = useLocation()
  return (
    <>
      <SearchInAddress label="Search" />
      <Link to={{ pathname: '/other', search }}>Other</Link>
    </>
  )
}

it('the page shows a search as soon as its address has it, so that no press loses it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { router } = renderAt('/', [{ path: '/', element: <Page /> }])
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'patil' } })
  await byItself(() => {
    vi.advanceTimersByTime(1000)
    expect(router.state.location.search).toBe('?search=patil')
    expect(screen.getByRole('link').getAttribute('href')).toBe('/other?search=patil')
  })
  vi.useRealTimers()
})

it('C-162 a text that is too long to be searched for stays, is not searched for, and the field says why', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { router } = renderAt('/?search=patil', [{ path: '/', element: <Page /> }])
  const box = screen.getByRole<HTMLInputElement>('searchbox')
  fireEvent.change(box, { target: { value: 'x'.repeat(101) } })
  await byItself(() => {
    vi.advanceTimersByTime(1000)
    expect(screen.getByText('Maximum length is 100')).toBeTruthy()
    expect(box.value).toHaveLength(101)
    expect(box.maxLength).toBe(-1)
    expect(router.state.location.search).toBe('?search=patil')
  })
  vi.useRealTimers()
})
