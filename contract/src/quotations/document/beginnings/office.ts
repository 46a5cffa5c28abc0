import { type Part, part } from './parts'

export const officeParts: readonly Part[] = [
  part(
    'Reception',
    ['Reception desk', 'nos', 1, 95000, '94033090', 'Corian top, laminate front, cable manager'],
    ['Logo wall with backlight', 'sq ft', 80, 980, '995476'],
    ['Visitor seating', 'nos', 4, 14500, '94016100'],
  ),
  part(
    'Workstations and cabins',
    ['Linear workstation with pedestal', 'nos', 40, 16500, '94033010', '1200 x 600 mm, screen, wire tray'],
    ['Ergonomic chair', 'nos', 46, 9800, '94013000'],
    ['Cabin table with side unit', 'nos', 4, 42000, '94033010'],
    ['Glass partition', 'sq ft', 620, 620, '7610', '10 mm toughened glass in slim aluminium frame'],
    ['Flush door with frame', 'nos', 8, 18500, '4418'],
    ['Storage along walls', 'sq ft', 260, 1150, '94033090'],
  ),
  part(
    'Meeting rooms',
    ['Conference table for twelve', 'nos', 1, 118000, '94033010', 'Veneer top, power and data boxes'],
    ['Meeting table for six', 'nos', 2, 46000, '94033010'],
    ['Acoustic panels', 'sq ft', 380, 390, '995476'],
    ['Writable glass board', 'nos', 3, 16500, '7007'],
  ),
  part(
    'Pantry and wash rooms',
    ['Pantry counter and cabinets', 'sq ft', 70, 1450, '94034000'],
    ['Café tables with stools', 'set', 6, 16800, '94036000'],
    ['Wash room vanity and mirror', 'nos', 4, 24500, '94036000'],
  ),
  part(
    'Services and finishes',
    ['Modular ceiling', 'sq ft', 2800, 98, '6809', 'Mineral fibre tiles and gypsum border'],
    ['Carpet tiles', 'sq ft', 2200, 125, '5703'],
    ['Vitrified flooring', 'sq ft', 800, 165, '995474'],
    ['Painting', 'sq ft', 6400, 26, '995473'],
    ['Electrical and lighting', 'sq ft', 3200, 285, '995461', 'Wiring, panels, LED panels, emergency lights'],
    ['Data and voice points', 'nos', 64, 2350, '995461', 'Cat 6 with rack and patch panel'],
    ['Air conditioning ducts and grilles', 'lump sum', 1, 485000, '995463', '', 'lump-sum'],
    ['Fire detection and sprinklers', 'sq ft', 3200, 95, '995468'],
  ),
]
