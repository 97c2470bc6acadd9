import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { bridge } from '../bridge.ts'
import { isPath } from '../../shared/path.ts'

/** Goes where main sends this window: a click on a notification, a link, the tray. */
export function useFollowMain(): void {
  const navigate = useNavigate()
  useEffect(
    () =>
      bridge.on('window:go', (path) => {
        if (isPath(path)) void navigate(path)
      }),
    [navigate],
  )
}
