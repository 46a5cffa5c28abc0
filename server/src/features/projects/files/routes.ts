import { projectFileEndpoints } from '@foyer/contract/wire/projects/files/endpoints'
import { reading, routes, writing } from '../../../http/mount'
import { addFiles } from './service/add-files'
import { changeFiles } from './service/change-files'
import { addFolder, changeFolder } from './service/folders'
import { fileLinks, projectFiles } from './service/read'

export const projectFileRoutes = routes(projectFileEndpoints, {
  projectFiles: reading(projectFiles),
  fileLinks: reading(fileLinks),
  addFiles: writing(addFiles),
  changeFiles: writing(changeFiles),
  addFolder: writing(addFolder),
  changeFolder: writing(changeFolder),
})
