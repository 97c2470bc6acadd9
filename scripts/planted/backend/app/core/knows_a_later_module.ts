export { door } from '../accounts/public.ts'
