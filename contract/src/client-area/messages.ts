import { refusal } from '../kit/refusal'

export const clientAreaRefusals = {
  unknownProject: refusal(404, 'unknown-project', 'This project is not shared with you.'),
  unknownFile: refusal(404, 'unknown-file', 'This file is no longer shared with you.'),
  unknownMinutes: refusal(404, 'unknown-minutes', 'These minutes are no longer shared with you.'),
}

export const clientAreaTexts = {
  greeting: (firstName: string) => `Welcome, ${firstName}`,
  lead: (company: string) => `This is your place with ${company}.`,
  yours: 'Your details',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  contact: (company: string) => `Your contact at ${company}`,
  projects: 'Projects',
  noProjects: 'No projects shared yet',
  noProjectsHint: (company: string) => `When ${company} shares a project with you, you will find it here.`,
  missing: '–',
} as const
