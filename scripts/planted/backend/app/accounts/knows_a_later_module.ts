export { door } from '../auth/public.ts'
