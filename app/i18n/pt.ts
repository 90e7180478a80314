import { about } from "./pt/about.ts";
import { adminAccount } from "./pt/adminAccount.ts";
import { adminCommon } from "./pt/adminCommon.ts";
import { adminDashboard } from "./pt/adminDashboard.ts";
import { adminDocuments } from "./pt/adminDocuments.ts";
import { adminDoors } from "./pt/adminDoors.ts";
import { adminFiles } from "./pt/adminFiles.ts";
import { adminHistory } from "./pt/adminHistory.ts";
import { adminBanner, adminNumbers } from "./pt/adminHome.ts";
import { adminLogin } from "./pt/adminLogin.ts";
import { adminMedia } from "./pt/adminMedia.ts";
import { adminMessages } from "./pt/adminMessages.ts";
import { adminPartners } from "./pt/adminPartners.ts";
import { adminPreview } from "./pt/adminPreview.ts";
import { adminProjects } from "./pt/adminProjects.ts";
import { adminReady } from "./pt/adminReady.ts";
import { adminSchedule } from "./pt/adminSchedule.ts";
import { adminTeam } from "./pt/adminTeam.ts";
import { adminTranslations } from "./pt/adminTranslations.ts";
import { api } from "./pt/api.ts";
import { apiReference } from "./pt/apiReference.ts";
import { approval } from "./pt/approval.ts";
import { common, feeds } from "./pt/common.ts";
import { contact } from "./pt/contact.ts";
import { documents } from "./pt/documents.ts";
import { home } from "./pt/home.ts";
import { legal } from "./pt/legal.ts";
import { player } from "./pt/player.ts";
import { projects } from "./pt/projects.ts";
import { publicFiles } from "./pt/publicFiles.ts";
import { search } from "./pt/search.ts";
import { forms, validation } from "./pt/validation.ts";
import { whatWeDo } from "./pt/whatWeDo.ts";

/** Portuguese, the default and the shape that every other language satisfies. */
export const pt = {
  about,
  adminCommon,
  adminLogin,
  adminMedia,
  adminMessages,
  adminProjects,
  adminNumbers,
  adminAccount,
  adminBanner,
  adminDashboard,
  adminDocuments,
  adminDoors,
  adminFiles,
  adminHistory,
  adminPartners,
  adminPreview,
  adminReady,
  adminSchedule,
  adminTeam,
  adminTranslations,
  api,
  apiReference,
  approval,
  common,
  contact,
  documents,
  feeds,
  forms,
  home,
  legal,
  player,
  projects,
  publicFiles,
  search,
  validation,
  whatWeDo,
};

export type Dictionary = typeof pt;
export type Namespace = keyof Dictionary;
