export { door } from '../links/public.ts'
