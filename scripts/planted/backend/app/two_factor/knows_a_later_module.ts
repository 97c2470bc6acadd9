export { door } from '../organizations/public.ts'
