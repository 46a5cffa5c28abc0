import { defineConfig } from 'vitest/config'
import { onPglite, onPostgres } from './vitest.projects.ts'

export default defineConfig({ test: { projects: [onPostgres, onPglite] } })
