import type { NewSession } from '@fanfare/contract/data/session.ts'
import { api } from '../../../api/http.ts'

export interface Credentials {
  email: string
  password: string
}

export interface NewAccount extends Credentials {
  name: string
}

export function signIn(credentials: Credentials) {
  return api.post<NewSession>('/auth/login', credentials)
}

export function register(account: NewAccount) {
  return api.post<NewSession>('/auth/register', account)
}
