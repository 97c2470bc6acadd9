export { door } from '../../backend/app/posts/public.ts'
