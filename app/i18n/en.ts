import { about } from "./en/about.ts";
import { adminAccount } from "./en/adminAccount.ts";
import { adminCommon } from "./en/adminCommon.ts";
import { adminDashboard } from "./en/adminDashboard.ts";
import { adminDocuments } from "./en/adminDocuments.ts";
import { adminDoors } from "./en/adminDoors.ts";
import { adminFiles } from "./en/adminFiles.ts";
import { adminHistory } from "./en/adminHistory.ts";
import { adminBanner, adminNumbers } from "./en/adminHome.ts";
import { adminLogin } from "./en/adminLogin.ts";
import { adminMedia } from "./en/adminMedia.ts";
import { adminMessages } from "./en/adminMessages.ts";
import { adminPartners } from "./en/adminPartners.ts";
import { adminPreview } from "./en/adminPreview.ts";
import { adminProjects } from "./en/adminProjects.ts";
import { adminReady } from "./en/adminReady.ts";
import { adminSchedule } from "./en/adminSchedule.ts";
import { adminTeam } from "./en/adminTeam.ts";
import { adminTranslations } from "./en/adminTranslations.ts";
import { api } from "./en/api.ts";
import { apiReference } from "./en/apiReference.ts";
import { approval } from "./en/approval.ts";
import { common, feeds } from "./en/common.ts";
import { contact } from "./en/contact.ts";
import { documents } from "./en/documents.ts";
import { home } from "./en/home.ts";
import { legal } from "./en/legal.ts";
import { player } from "./en/player.ts";
import { projects } from "./en/projects.ts";
import { publicFiles } from "./en/publicFiles.ts";
import { search } from "./en/search.ts";
import { forms, validation } from "./en/validation.ts";
import { whatWeDo } from "./en/whatWeDo.ts";
import type { Dictionary } from "./pt.ts";

export const en = {
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
} satisfies Dictionary;
