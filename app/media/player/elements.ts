/** The parts of media-chrome that the player uses; importing one defines its element. */
import "media-chrome/media-controller";
import "media-chrome/media-control-bar";
import "media-chrome/media-play-button";
import "media-chrome/media-seek-backward-button";
import "media-chrome/media-seek-forward-button";
import "media-chrome/media-mute-button";
import "media-chrome/media-volume-range";
import "media-chrome/media-time-range";
import "media-chrome/media-preview-thumbnail";
import "media-chrome/media-preview-time-display";
import "media-chrome/media-captions-button";
import "media-chrome/media-airplay-button";
import "media-chrome/media-pip-button";
import "media-chrome/media-fullscreen-button";
import "media-chrome/media-loading-indicator";
