import { useSearchParams } from 'react-router-dom'

/** Whether a part of the profile is open. The address says so: a sign-in at a provider returns to the open part. */
export function useOpenPart(part: 'password') {
  const [parameters, setParameters] = useSearchParams()
  const set = (open: boolean) =>
    setParameters(
      (latest) => {
        const next = new URLSearchParams(latest)
        if (open) next.set('open', part)
        else next.delete('open')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return { isOpen: parameters.get('open') === part, open: () => set(true), close: () => set(false) }
}
