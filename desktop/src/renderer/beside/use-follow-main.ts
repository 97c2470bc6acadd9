import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { isOwnPath } from '@fanfare/contract/rules/own_path.ts'
import { bridge } from '../bridge.ts'

/** Goes where main sends this window: a click on a notification, a link, the tray. */
export function useFollowMain(): void {
  const navigate = useNavigate()
  useEffect(
    () =>
      bridge.on('window:go', (path) => {
        if (isOwnPath(path)) void navigate(path)
      }),
    [navigate],
  )
}
