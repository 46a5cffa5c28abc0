import { useSearchParams } from 'react-router'

/** Which page of a list is shown, counted from 1, as the address says. */
export function usePageInAddress() {
  const [params, setParams] = useSearchParams()
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1)
  const goToPage = (next: number) =>
    setParams((former) => {
      const changed = new URLSearchParams(former)
      changed.set('page', String(next))
      return changed
    })
  return { page, goToPage }
}
