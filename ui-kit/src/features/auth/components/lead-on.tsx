import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { peekReturnPath, takeReturnPath } from '../../../routing/return-to.ts'

/** Leads somebody who has just signed in to where they wanted to go, or to the dashboard. */
export function LeadOn() {
  const [path] = useState(() => peekReturnPath())
  useEffect(() => void takeReturnPath(), [])
  return <Navigate to={path} replace />
}
