import { useSearchParams } from 'react-router-dom'

/** Which page of the reports is read, kept in the address, so that "back" works. */
export function useReportPage() {
  const [parameters] = useSearchParams()
  const page = Number(parameters.get('page'))
  return {
    page: Number.isInteger(page) && page >= 1 ? page : 1,
    hrefFor: (to: number) => (to === 1 ? '?' : `?page=${to}`),
  }
}
