import { defineEmbed } from '../embed/host/defineEmbed';

defineEmbed(window);
