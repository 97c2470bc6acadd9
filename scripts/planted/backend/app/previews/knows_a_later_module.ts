export { door } from '../posts/public.ts'
