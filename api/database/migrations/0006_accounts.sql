CREATE TABLE "people"."account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"patronymic" text,
	"birth_date" date,
	"sex" text,
	"origin" text NOT NULL,
	"municipality" text,
	"region" text,
	"country" text,
	"language" text NOT NULL,
	"gets_paid_services" boolean DEFAULT false NOT NULL,
	"gets_guide" boolean DEFAULT false NOT NULL,
	"gets_research" boolean DEFAULT false NOT NULL,
	"reading" jsonb DEFAULT '{}' NOT NULL,
	"keeps_history" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "people"."consent" (
	"user_id" uuid NOT NULL,
	"box" text NOT NULL,
	"doc_id" integer NOT NULL,
	"version" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consent_user_id_box_doc_id_version_pk" PRIMARY KEY("user_id","box","doc_id","version")
);
--> statement-breakpoint
CREATE TABLE "people"."favorite" (
	"user_id" uuid NOT NULL,
	"object_type" text NOT NULL,
	"object_id" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favorite_user_id_object_type_object_id_pk" PRIMARY KEY("user_id","object_type","object_id")
);
--> statement-breakpoint
CREATE TABLE "people"."participant" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people"."participant_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"fields" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people"."seen_object" (
	"user_id" uuid NOT NULL,
	"object_type" text NOT NULL,
	"object_id" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seen_object_user_id_object_type_object_id_pk" PRIMARY KEY("user_id","object_type","object_id")
);
--> statement-breakpoint
CREATE TABLE "people"."session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "people"."sign_in_failure" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"signed_in_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "people"."announced_guide" (
	"guide_id" integer PRIMARY KEY NOT NULL,
	"announced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people"."mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"key" text,
	"template" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"parameters" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"failure" text,
	CONSTRAINT "mail_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "people"."mailed_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "people"."consent" ADD CONSTRAINT "consent_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "people"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people"."favorite" ADD CONSTRAINT "favorite_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "people"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people"."participant" ADD CONSTRAINT "participant_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "people"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people"."seen_object" ADD CONSTRAINT "seen_object_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "people"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people"."session" ADD CONSTRAINT "session_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "people"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people"."mail" ADD CONSTRAINT "mail_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "people"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people"."mailed_token" ADD CONSTRAINT "mailed_token_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "people"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "participant_user" ON "people"."participant" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_user" ON "people"."session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_end" ON "people"."session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_failure_last" ON "people"."sign_in_failure" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "mail_due" ON "people"."mail" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "mail_user" ON "people"."mail" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mailed_token_user" ON "people"."mailed_token" USING btree ("user_id","purpose");