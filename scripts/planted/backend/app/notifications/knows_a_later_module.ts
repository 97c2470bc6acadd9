export { door } from '../community/public.ts'
