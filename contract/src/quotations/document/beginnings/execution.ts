import { officeParts } from './office'
import { beginning, type Part, part } from './parts'
import {
  balcony,
  bathrooms,
  bedroom,
  garden,
  homeTheatre,
  kitchen,
  livingRoom,
  poojaRoom,
  staircase,
  wholeHome,
} from './rooms'
import { executionMilestones, executionTerms } from './terms'

const document = (parts: readonly Part[]) =>
  beginning({ parts, milestones: executionMilestones, terms: executionTerms })

export const executionBlank = document([part('Living room')])

export const executionBeginnings = {
  '1-bhk': document([
    livingRoom('Living and dining', 160),
    kitchen(40),
    bedroom('Bedroom', 56, 130),
    bathrooms(1),
    wholeHome(550),
  ]),
  '2-bhk': document([
    livingRoom('Living and dining', 220),
    kitchen(48),
    bedroom('Main bedroom', 64, 150),
    bedroom('Second bedroom', 56, 130),
    bathrooms(2),
    balcony(45),
    wholeHome(950),
  ]),
  '3-bhk': document([
    livingRoom('Living and dining', 300),
    kitchen(56),
    poojaRoom(),
    bedroom('Main bedroom', 72, 170),
    bedroom("Children's bedroom", 60, 140),
    bedroom('Guest bedroom', 56, 130),
    bathrooms(3),
    balcony(70),
    wholeHome(1450),
  ]),
  villa: document([
    livingRoom('Formal living', 420),
    livingRoom('Family lounge', 300),
    kitchen(78),
    poojaRoom(),
    staircase(),
    bedroom('Main suite', 110, 240),
    bedroom("Parents' bedroom", 72, 180),
    bedroom("Children's bedroom", 72, 170),
    bedroom('Guest bedroom', 60, 150),
    bathrooms(5),
    homeTheatre(),
    garden(),
    wholeHome(4200),
  ]),
  office: document(officeParts),
} as const
