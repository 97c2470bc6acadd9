export { door } from '../comments/public.ts'
