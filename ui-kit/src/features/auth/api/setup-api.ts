import type { NewSession, SetupStatus } from '@fanfare/contract/data/session.ts'
import { api } from '../../../api/http.ts'
import type { NewAccount } from './auth-api.ts'

export interface FirstAccount extends NewAccount {
  token: string
}

export function fetchSetup(signal?: AbortSignal) {
  return api.get<SetupStatus>('/setup', { signal })
}

export function setUp(account: FirstAccount) {
  return api.post<NewSession>('/setup', account)
}
