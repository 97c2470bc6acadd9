import { useEffect } from 'react'

let mounted: () => void = () => undefined

/** Resolves when the page is rendered, or the page that the server has sent is hydrated. */
export const pageMounted = new Promise<void>((resolve) => {
  mounted = resolve
})

/** Reports that the page that renders this component is mounted. */
export function PageMounted() {
  useEffect(() => mounted(), [])
  return null
}
