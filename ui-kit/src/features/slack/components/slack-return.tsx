import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { toast } from '../../../primitives/toast.ts'

/** Reports the outcome of the OAuth flow at Slack, and removes its flag from the address. */
export default function SlackReturn() {
  const { t } = useTranslation('slack')
  const [parameters, setParameters] = useSearchParams()
  const flag = parameters.get('slack')
  const shown = useRef(false)
  useEffect(() => {
    if (flag === null) return
    // An effect may run twice before the address has changed.
    if (!shown.current) {
      if (flag === 'success') toast('success', t('return.success'))
      if (flag === 'error') toast('error', t('return.error'))
    }
    shown.current = true
    setParameters(without, { replace: true })
  }, [flag, t, setParameters])
  return null
}

function without(parameters: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(parameters)
  rest.delete('slack')
  return rest
}
